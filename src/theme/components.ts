import type { MantineThemeComponents } from '@mantine/core';
import {
  datePickerYears,
  numberPrecision,
  numberStep,
  oneTimeCodeLength,
  ratingLength,
} from '#src/platform/constants.ts';
import { ButtonElement } from './ButtonElement.tsx';
import classes from './components.module.css';

const onPrimary = 'var(--mantine-primary-color-contrast)';

/**
 * Default props of Mantine's components. Plain objects instead of `Component.extend`, so that the theme imports no
 * component that a page does not use. `year` is the current year.
 */
export function componentDefaults(year: number): MantineThemeComponents {
  const day = classes['day'] ?? '';
  const years = {
    defaultProps: datePickerYears(year),
    classNames: { day, monthsListControl: day, yearsListControl: day },
  };
  const field = {
    defaultProps: { size: 'md' },
    classNames: { label: classes['label'] ?? '', description: classes['description'] ?? '' },
  };
  const dateField = {
    defaultProps: { ...years.defaultProps, ...field.defaultProps },
    classNames: { ...years.classNames, ...field.classNames },
  };
  const control = classes['control'] ?? '';
  // The header of a dialog is not a second banner. Scroll locking is off because Mantine does it with a style
  // element, which the content security policy refuses.
  const dialog = {
    defaultProps: { lockScroll: false, attributes: { header: { role: 'presentation' } } },
    classNames: { content: classes['dialog'] ?? '', close: classes['close'] ?? '' },
  };
  // On phones the dialog is at the bottom, within reach of the thumb.
  const sheet = {
    ...dialog,
    classNames: {
      ...dialog.classNames,
      inner: classes['sheetInner'] ?? '',
      content: `${classes['dialog'] ?? ''} ${classes['sheet'] ?? ''}`,
    },
  };
  return {
    Anchor: { defaultProps: { underline: 'always' } },
    // So that the focus rings of buttons in it are not cut.
    Alert: { defaultProps: { variant: 'light' }, styles: { message: { overflow: 'visible' } } },
    Badge: {
      defaultProps: { variant: 'light', radius: 'xl' },
      classNames: { root: classes['badge'] ?? '', label: classes['badgeLabel'] ?? '' },
    },
    Button: {
      defaultProps: { size: 'md', component: ButtonElement },
      classNames: {
        root: classes['button'] ?? '',
        inner: classes['buttonInner'] ?? '',
        label: classes['buttonLabel'] ?? '',
      },
    },
    ActionIcon: {
      defaultProps: { variant: 'subtle', size: 'xl' },
      classNames: { root: classes['iconButton'] ?? '' },
    },
    // The check mark is on the primary colour, which is light in the dark scheme.
    Chip: {
      defaultProps: { color: 'primary' },
      classNames: { root: classes['chip'] ?? '', label: classes['chipLabel'] ?? '' },
    },
    Checkbox: {
      defaultProps: { size: 'md', radius: 'xs', iconColor: onPrimary },
      classNames: {
        root: control,
        label: classes['choiceLabel'] ?? '',
        input: classes['tick'] ?? '',
        icon: classes['tickIcon'] ?? '',
      },
    },
    Radio: {
      defaultProps: { size: 'md', iconColor: onPrimary },
      classNames: { root: control, radio: classes['tick'] ?? '', icon: classes['tickIcon'] ?? '' },
    },
    RadioIndicator: {
      defaultProps: { iconColor: onPrimary },
      classNames: { indicator: `${control} ${classes['tick'] ?? ''}`, icon: classes['tickIcon'] ?? '' },
    },
    Switch: { classNames: { track: classes['switch'] ?? '', thumb: classes['thumb'] ?? '' } },
    Menu: {
      // opens with the focus on the first item, as menus elsewhere do, and not on the frame around the items
      defaultProps: { withInitialFocusPlaceholder: false },
      classNames: {
        dropdown: `${classes['dropdown'] ?? ''} ${classes['menu'] ?? ''}`,
        item: classes['menuItem'] ?? '',
      },
    },
    Popover: { classNames: { dropdown: classes['dropdown'] ?? '' } },
    Input: { classNames: { wrapper: control } },
    TextInput: field,
    Textarea: field,
    Select: { ...field, defaultProps: { size: 'md', allowDeselect: false, checkIconPosition: 'right' } },
    NativeSelect: field,
    TagsInput: field,
    FileInput: field,
    PasswordInput: field,
    NumberInput: {
      ...field,
      defaultProps: { step: numberStep, decimalScale: numberPrecision, size: 'md', inputMode: 'numeric' },
    },
    PinInput: {
      defaultProps: {
        length: oneTimeCodeLength,
        type: 'number',
        oneTimeCode: true,
        inputMode: 'numeric',
        placeholder: '',
        size: 'lg',
      },
    },
    Rating: { defaultProps: { count: ratingLength, color: 'primary' } },
    Slider: {
      defaultProps: { size: 'sm', thumbSize: 24, label: null },
      classNames: {
        root: classes['slider'] ?? '',
        track: classes['track'] ?? '',
        bar: classes['filled'] ?? '',
      },
    },
    Progress: { classNames: { root: classes['track'] ?? '', section: classes['filled'] ?? '' } },
    SegmentedControl: {
      classNames: {
        root: classes['segments'] ?? '',
        indicator: classes['segment'] ?? '',
        label: classes['segmentLabel'] ?? '',
      },
    },
    Overlay: { defaultProps: { backgroundOpacity: 0.4 } },
    Modal: sheet,
    ModalRoot: sheet,
    Drawer: dialog,
    DrawerRoot: dialog,
    DatePicker: years,
    DatePickerInput: dateField,
    DateInput: dateField,
    DateTimePicker: dateField,
    MonthPicker: years,
    MonthPickerInput: dateField,
    YearPicker: years,
    YearPickerInput: dateField,
  };
}
