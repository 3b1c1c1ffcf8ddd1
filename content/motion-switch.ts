import data from './words/motion-switch.json' with { type: 'json' };
import { read } from './read';
import type { MotionSwitchWords } from './schema/frame';

/** The footer’s motion switch. */
export const motionSwitchWords = read<MotionSwitchWords>(data);
