import type { MantineThemeComponents } from '@mantine/core';
import type { FocusEvent } from 'react';
import {
  datePickerYears,
  numberPrecision,
  numberStep,
  oneTimeCodeLength,
  ratingLength,
} from '#src/platform/settings/constants.ts';
import { ButtonElement } from './ButtonElement.tsx';
import classes from './components.module.css';

const onPrimary = 'var(--mantine-primary-color-contrast)';

/** The class name of a rule of the style sheet. */
const className = (rule: string) => classes[rule] ?? '';

/**
 * Default props of Mantine's components. Plain objects instead of `Component.extend`, so that the theme imports no
 * component that a page does not use. `year` is the current year.
 */
export function componentDefaults(year: number): MantineThemeComponents {
  const day = className('day');
  const years = {
    defaultProps: datePickerYears(year),
    classNames: { day, monthsListControl: day, yearsListControl: day },
  };
  const field = {
    defaultProps: { size: 'md' },
    classNames: { label: className('label'), description: className('description') },
  };
  const dateField = {
    defaultProps: { ...years.defaultProps, ...field.defaultProps },
    classNames: { ...years.classNames, ...field.classNames },
  };
  const slider = {
    defaultProps: { size: 'sm', thumbSize: 24, label: null },
    classNames: { root: className('slider'), track: className('track'), bar: className('filled') },
  };
  const control = className('control');
  // The header of a dialog is not a second banner. Scroll locking is off because Mantine does it with a style
  // element, which the content security policy refuses.
  const dialog = {
    defaultProps: { lockScroll: false, attributes: { header: { role: 'presentation' } } },
    classNames: {
      content: className('dialog'),
      header: className('dialogHeader'),
      close: className('close'),
    },
  };
  // On phones the dialog is at the bottom, within reach of the thumb.
  const sheet = {
    ...dialog,
    classNames: {
      ...dialog.classNames,
      inner: className('sheetInner'),
      content: `${className('dialog')} ${className('sheet')}`,
    },
  };
  const content = { defaultProps: { onFocus: showFirstFocus } };
  return {
    Anchor: { defaultProps: { underline: 'always' } },
    // So that the focus rings of buttons in it are not cut.
    Alert: { defaultProps: { variant: 'light' }, styles: { message: { overflow: 'visible' } } },
    Badge: {
      defaultProps: { variant: 'light', radius: 'xl' },
      classNames: { root: className('badge'), label: className('badgeLabel') },
    },
    Button: {
      defaultProps: { size: 'md', component: ButtonElement },
      classNames: {
        root: className('button'),
        inner: className('buttonInner'),
        label: className('buttonLabel'),
      },
    },
    ActionIcon: {
      defaultProps: { variant: 'subtle', size: 'xl' },
      classNames: { root: className('iconButton') },
    },
    // The check mark is on the primary colour, which is light in the dark scheme.
    Chip: {
      defaultProps: { color: 'primary' },
      classNames: { root: className('chip'), label: className('chipLabel') },
    },
    Checkbox: {
      defaultProps: { size: 'md', radius: 'xs', iconColor: onPrimary },
      classNames: {
        root: control,
        label: className('choiceLabel'),
        input: className('tick'),
        icon: className('tickIcon'),
      },
    },
    Radio: {
      defaultProps: { size: 'md', iconColor: onPrimary },
      classNames: { root: control, radio: className('tick'), icon: className('tickIcon') },
    },
    RadioIndicator: {
      defaultProps: { iconColor: onPrimary },
      classNames: { indicator: `${control} ${className('tick')}`, icon: className('tickIcon') },
    },
    Switch: { classNames: { track: className('switch'), thumb: className('thumb') } },
    Menu: {
      // Opens with the focus on the first item, as menus elsewhere do, and not on the frame around the items; lies in
      // the main landmark; scrolls where the window has no room for all items.
      defaultProps: {
        withInitialFocusPlaceholder: false,
        portalProps: { target: '#content' },
        middlewares: { flip: true, shift: true, size: { padding: 8 } },
      },
      classNames: {
        dropdown: `${className('dropdown')} ${className('menu')}`,
        item: className('menuItem'),
      },
    },
    Popover: { classNames: { dropdown: className('dropdown') } },
    Input: { classNames: { wrapper: control } },
    TextInput: field,
    Textarea: { ...field, classNames: { ...field.classNames, input: className('text') } },
    // The options lie in the dialog around the field, which hides all else from screen readers. The list itself scrolls: an
    // area around its options would need the focus for that.
    Select: {
      ...field,
      defaultProps: {
        size: 'md',
        allowDeselect: false,
        checkIconPosition: 'right',
        comboboxProps: { withinPortal: false },
        withScrollArea: false,
      },
      classNames: { ...field.classNames, options: className('options') },
    },
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
    Slider: slider,
    RangeSlider: slider,
    Progress: { classNames: { root: className('track'), section: className('filled') } },
    SegmentedControl: {
      classNames: {
        root: className('segments'),
        indicator: className('segment'),
        label: className('segmentLabel'),
      },
    },
    Overlay: { defaultProps: { backgroundOpacity: 0.4 } },
    Modal: sheet,
    ModalRoot: sheet,
    ModalContent: content,
    Drawer: dialog,
    DrawerRoot: dialog,
    DrawerContent: content,
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

/** Mantine does not scroll to what gets the focus when a dialog opens, which may lie behind the buttons of the dialog. */
function showFirstFocus({ currentTarget, target, relatedTarget }: FocusEvent<Element, Element>): void {
  if (!currentTarget.contains(relatedTarget)) target.scrollIntoView({ block: 'nearest' });
}
