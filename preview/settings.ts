/** What the preview server is told by environment variables. */
export interface Settings {
  /** The address to listen on. */
  readonly host: string;
  readonly port: number;
  /** Enquiries that one address may send in a minute. */
  readonly perMinute: number;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** A limit that is no number would hold nobody back, so nothing is guessed. */
function wholeNumber(
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

/**
 * Reads the settings. An empty variable counts as unset: an empty HOST would listen on every
 * address of the machine. Throws, with words for a person, where a number is none.
 */
export function readSettings(env: Environment): Settings {
  return {
    host: env.HOST || '127.0.0.1',
    port: wholeNumber(env, 'PORT', { unset: 3000, least: 0, most: 65_535 }),
    perMinute: wholeNumber(env, 'ENQUIRIES_PER_MINUTE', {
      unset: 20,
      least: 1,
      most: 1_000_000,
    }),
  };
}
