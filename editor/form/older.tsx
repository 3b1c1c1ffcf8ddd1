import { ActionButton } from '@keystar/ui/button';

/** Says that the English has changed since something was written; takes the answer that it is right all the same. */
export function Older({
  what,
  onConfirm,
}: {
  readonly what: string;
  readonly onConfirm: () => void;
}) {
  return (
    <p className="older">
      {what}: the English has changed since this was written.{' '}
      <ActionButton onPress={onConfirm}>It is right as it is</ActionButton>
    </p>
  );
}
