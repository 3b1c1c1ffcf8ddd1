import { startLoader } from './loader';
import { trustOwnScripts } from './trusted-types';

trustOwnScripts();
startLoader(document.currentScript as HTMLScriptElement);
