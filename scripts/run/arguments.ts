import { parseArgs, type ParseArgsConfig } from 'node:util';
import { exitWithError } from './exit-with-error';

/**
 * The command line, read by `config`. Prints `usage` for `--help`, and behind the reason where an argument is wrong;
 * both end the process.
 */
export function readArguments<T extends ParseArgsConfig>(config: T, usage = '') {
  if (process.argv.includes('--help')) {
    console.log(usage);
    process.exit(0);
  }
  try {
    return parseArgs(config);
  } catch (error) {
    return exitWithError(`${error instanceof Error ? error.message : error}\n${usage}`.trimEnd());
  }
}
