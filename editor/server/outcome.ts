/** What has become of a long task, for the person who has started it. */
export interface Outcome {
  readonly done: boolean;
  readonly said: string;
}
