import { useState } from 'react';

/** True from the first time that `value` is true. */
export function useOnce(value: boolean): boolean {
  const [was, setWas] = useState(value);
  if (value && !was) setWas(true);
  return was || value;
}
