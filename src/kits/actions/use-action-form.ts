import { useMemo } from 'react';
import { z } from '#contracts/z.ts';
import { useSendOnce } from '#src/api/use-send-once.ts';
import type { FormEndpoint } from '#src/kits/forms/contract-fields.ts';
import { useContractForm } from '#src/kits/forms/use-contract-form.ts';
import { useSettledValue } from '#src/kits/forms/use-settled-value.ts';
import type { Action, Actionable } from './action.ts';
import { usePersistedTexts, useOpenInput } from './use-persisted-texts.ts';

type Values = Record<string, unknown>;
type AnyForm = FormEndpoint & {
  readonly idempotent: true;
  readonly body: z.core.$ZodType<Values>;
  readonly responses: { readonly 200: z.core.$ZodType };
};

const noBody = z.object({});
const anything = z.unknown();

/**
 * The form of an action. `current` is the request body as simulations get it; null while the contract refuses it.
 * `settled` is that body after a pause in typing, to be previewed; null while `current` is. `giveUp` forgets the texts.
 */
export function useActionForm<Entity extends Actionable>(
  { name: actionName, endpoint, form: fields, target, useSend, once }: Action<Entity>,
  entity: Entity,
  onDone: (response: unknown) => void,
) {
  const [trigger] = useSend();
  const useKeys = once?.useSendOnce ?? useSendOnce;
  const sendOnce = useKeys();
  const fieldEntries = Object.entries(fields ?? {});
  // The action's own fields build the body and the endpoint's schema validates it, so `Values` fits every action.
  const body = (endpoint.body ?? noBody) as z.core.$ZodType<Values>;
  const definition = useMemo<AnyForm>(
    () => ({ ...endpoint, body, responses: { 200: anything } }),
    [endpoint, body],
  );
  const persistedTexts = usePersistedTexts(`${actionName}.${entity.id}`, fields ?? {});
  const toBody = (values: Values) =>
    Object.fromEntries(fieldEntries.map(([name, { toMember }]) => [name, toMember(values[name], entity)]));
  const form = useContractForm<AnyForm, Values>(definition, {
    initial: Object.fromEntries(
      fieldEntries.map(([name, { initial }]) => [name, persistedTexts.texts[name] ?? initial(entity)]),
    ),
    persisted: persistedTexts.persisted,
    advice: Object.fromEntries(fieldEntries.map(([name, { advice }]) => [name, advice])),
    toBody,
    send: ({ body: requestBody, key }) =>
      trigger({ ...target(entity), ...(fields && { body: requestBody }), key }),
    onDone: (response) => {
      persistedTexts.drop();
      onDone(response);
    },
    ...(once && { once: { sendOnce, operationOf: (requestBody) => once.operationOf(entity, requestBody) } }),
  });
  useOpenInput(form.isDirty);
  const inSimulation = fieldEntries.flatMap(([name, field]) =>
    field.inSimulation === undefined ? [] : [[name, field.inSimulation] as const],
  );
  const checked = z.safeParse(body, { ...toBody(form.values), ...Object.fromEntries(inSimulation) });
  const whole = checked.success ? JSON.stringify(checked.data) : null;
  const last = useSettledValue(whole);
  const current = useParsed(whole);
  const settled = useParsed(last);
  return {
    form,
    current,
    settled: whole === null ? null : settled,
    isSettled: last === whole,
    giveUp: persistedTexts.drop,
  };
}

const useParsed = (json: string | null) =>
  useMemo<unknown>(() => (json === null ? null : JSON.parse(json)), [json]);
