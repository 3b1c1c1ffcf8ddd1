import { parseArgs, type ParseArgsConfig } from 'node:util';
import { refuse } from './refuse';

/**
 * The command line, read by `config`. Where it is wrong, says so and how the command is called (`usage`), and
 * ends the process.
 */
export function readArguments<T extends ParseArgsConfig>(config: T, usage = '') {
  try {
    return parseArgs(config);
  } catch (error) {
    return refuse(`${error instanceof Error ? error.message : error}\n${usage}`.trimEnd());
  }
}
