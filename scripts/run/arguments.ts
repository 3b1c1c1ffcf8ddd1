import { parseArgs, type ParseArgsConfig } from 'node:util';

/** The command line, read by `config`. Says what is wrong with it and ends the process with 1. */
export function readArguments<T extends ParseArgsConfig>(config: T) {
  try {
    return parseArgs(config);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
