import { type GetInputPropsOptions, useForm } from '@mantine/form';
import { type SubmitEvent, useRef, useState } from 'react';
import { useSendOnce } from '#src/api/use-send-once.ts';
import { problemOf } from '#src/errors/api-error.ts';
import type { PersistedTexts } from '#src/platform/storage/persisted-forms.ts';
import { tooLongText } from './too-long.ts';
import { useUnsavedWork } from '#src/platform/storage/use-unsaved-work.ts';
import {
  argumentOf,
  type ContractFormOptions,
  type FormEndpoint,
  focusField,
  validate,
  memberAt,
} from './contract-fields.ts';

/**
 * A form that sends one endpoint of the contract. The body's schema validates the input, refusals by the backend are
 * shown at their fields, the first invalid field gets the focus, and the same content is sent with the same
 * Idempotency-Key.
 */
export function useContractForm<const E extends FormEndpoint, Fields extends Record<string, unknown>>(
  definition: E,
  options: ContractFormOptions<E, Fields>,
) {
  type Name = keyof Fields & string;
  const { initial, advice, emptyAdvice, toBody, persisted, persistedForm, call, send, onDone, once } =
    options;
  const names: readonly Name[] = Object.keys(initial);
  const form = useForm<Fields>({
    initialValues: { ...initial, ...textsOf(names, persistedForm?.texts ?? {}) },
    onValuesChange: (values) =>
      names.forEach((name) => {
        persisted?.[name]?.[1](String(values[name]));
        persistedForm?.set(name, String(values[name]));
      }),
  });
  const inThisPage = useSendOnce();
  const sendOnce = once?.sendOnce ?? inThisPage;
  const element = useRef<HTMLFormElement>(null);
  const sending = useRef(false);
  const intention = useRef({ content: '', no: 0 });
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  useUnsavedWork(!persistedForm && names.some((name) => !persisted?.[name] && form.isDirty(name)));

  const fieldOf: Readonly<Record<string, keyof Fields | undefined>> = options.fieldOf ?? {};
  const fieldAt = (member: string) => names.find((name) => name === (fieldOf[member] ?? member));
  function showErrors(errors: Readonly<Record<string, string>>): void {
    form.setErrors(errors);
    focusField(
      element.current,
      names.find((name) => name in errors),
    );
  }

  async function submit(): Promise<void> {
    if (sending.current) return;
    const fields = form.getValues();
    const { body, wrong } = validate(definition, toBody ? toBody(fields) : fields);
    if (wrong !== null) {
      setError(undefined);
      // an error of a member without a field is shown at the first field
      const messages = wrong.flatMap(({ member, maxLength }) => {
        const name = fieldAt(member) ?? names[0];
        if (name === undefined) return [];
        const isEmpty = String(fields[name]).trim() === '';
        const text = (isEmpty ? emptyAdvice?.[name] : undefined) ?? advice[name];
        return [[name, maxLength === null ? text : tooLongText(maxLength)] as const];
      });
      showErrors(Object.fromEntries(messages));
      return;
    }
    const content = JSON.stringify([call, body]);
    if (intention.current.content !== content) intention.current = { content, no: intention.current.no + 1 };
    const operation = once?.operationOf(body) ?? `${intention.current.no}`;
    sending.current = true;
    setBusy(true);
    const response = await sendOnce(operation, async (key) => send(argumentOf(definition, call, body, key)));
    sending.current = false;
    setBusy(false);
    if (response.data !== undefined) {
      setError(undefined);
      form.resetDirty();
      persistedForm?.drop();
      onDone(response.data, body);
      return;
    }
    const invalidMembers = problemOf(response.error, 'validation-failed')?.errors ?? [];
    const messages = invalidMembers.flatMap((each) => {
      const name = fieldAt(memberAt(each));
      return name === undefined ? [] : [[name, each.message] as const];
    });
    showErrors(Object.fromEntries(messages));
    setError(messages.length > 0 && messages.length === invalidMembers.length ? undefined : response.error);
  }

  return {
    values: form.values,
    // the form library types the value by its path
    set: (name: Name, value: Fields[Name]) => form.setFieldValue(name, value as never),
    setAll: (fields: Partial<Fields>) => form.setValues(fields),
    /** The props that a Mantine control needs for this field. */
    field: (name: Name, how?: GetInputPropsOptions) => form.getInputProps(name, how),
    isDirty: form.isDirty(),
    /** Replaces the fields and treats the new values as saved. What is sent after it is a new intention. */
    restart: (fields: Fields) => {
      intention.current.content = '';
      form.setInitialValues(fields);
      form.reset();
      setError(undefined);
    },
    reset: () => {
      form.reset();
      setError(undefined);
    },
    /** The refusal of the last attempt; undefined if the fields show all of it. */
    error,
    busy,
    submit,
    /** Props for the `form` element. */
    props: {
      ref: element,
      noValidate: true,
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        void submit();
      },
    },
  };
}

/** The kept texts of fields that the form still has. */
const textsOf = (names: readonly string[], texts: PersistedTexts) =>
  Object.fromEntries(Object.entries(texts).filter(([name]) => names.includes(name)));
