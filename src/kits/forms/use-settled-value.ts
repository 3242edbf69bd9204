import { useDebouncedValue } from '@mantine/hooks';

const pauseMs = 300;

/** Follows a value that is being entered once it pauses, to avoid a simulation for every digit. */
export function useSettledValue<Value>(value: Value): Value {
  return useDebouncedValue(value, pauseMs)[0];
}
