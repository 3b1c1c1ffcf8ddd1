/** Environment variables of a process, or the settings of a Worker. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Reads a whole number. Throws for anything else: a misread limit would limit nobody. */
export function wholeNumber(
  env: Environment,
  name: string,
  { unset, least, most }: { unset: number; least: number; most: number },
): number {
  const given = env[name];
  if (!given) return unset;
  const value = Number(given);
  if (/^\d+$/.test(given) && value >= least && value <= most) return value;
  throw new RangeError(`${name} must be a number from ${least} to ${most}, not "${given}".`);
}

/** Enquiries that one visitor may send in a minute. */
export const readPerMinute = (env: Environment): number =>
  wholeNumber(env, 'ENQUIRIES_PER_MINUTE', { unset: 20, least: 1, most: 1_000_000 });
