/** Says that the English has changed since something was written; takes the answer that it is right all the same. */
export const Older = ({
  what,
  onConfirm,
}: {
  readonly what: string;
  readonly onConfirm: () => void;
}) => (
  <p className="older">
    {what}: the English has changed since this was written.{' '}
    <button type="button" className="quiet" onClick={onConfirm}>
      It is right as it is
    </button>
  </p>
);
