/** What has become of a long task, for the person who has started it. */
export interface Outcome {
  readonly done: boolean;
  readonly said: string;
}

/** The repository that others have the site from. */
export interface Remote {
  readonly name: string;
  readonly address: string;
  readonly branch: string;
  /** The sentences of the changes that are kept here alone, the newest first. */
  readonly unsent: readonly string[];
}

/** All that is saved and not yet published. */
export interface Changes {
  /** In words, one a line. */
  readonly lines: readonly string[];
  /** Why nothing can be published as the repository stands. */
  readonly obstacle?: string | undefined;
  readonly remote?: Remote | undefined;
}
