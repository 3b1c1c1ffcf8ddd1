import { bootstrap } from './bootstrap.mjs';

bootstrap('scripts/test.ts');
