import { useEffect, useState } from 'react';
import { liveGoldWords } from '@/content/controls';
import { useMediaQuery } from '@/hooks/use-media-query';

/** Speed that one degree of tilt adds to the flakes, in portrait widths per second. */
const tiltSpeed = 0.012;

/** Degrees of tilt that are ignored, because a hand is never still. */
const deadZone = 0.5;

/** Safari on iOS asks for permission before it sends tilts; other browsers have no such method. */
interface PermissionedOrientationEvent {
  requestPermission?: () => Promise<PermissionState>;
}

async function mayListen(): Promise<boolean> {
  const { requestPermission } = DeviceOrientationEvent as PermissionedOrientationEvent;
  return !requestPermission || (await requestPermission()) === 'granted';
}

interface TiltButtonProps {
  readonly onTilt: (velocity: readonly [number, number]) => void;
}

/** On devices that can be tilted: a button that lets tilting stir the gold. */
export function TiltButton({ onTilt }: TiltButtonProps) {
  const handheld = useMediaQuery('(hover: none) and (pointer: coarse)');
  const [listening, setListening] = useState(false);

  useEffect(() => {
    if (!listening) return undefined;
    let before: DeviceOrientationEvent | undefined;
    const tilt = (event: DeviceOrientationEvent) => {
      const sideways = (event.gamma ?? 0) - (before?.gamma ?? event.gamma ?? 0);
      const forwards = (event.beta ?? 0) - (before?.beta ?? event.beta ?? 0);
      before = event;
      if (Math.hypot(sideways, forwards) > deadZone)
        onTilt([sideways * tiltSpeed, forwards * tiltSpeed]);
    };
    window.addEventListener('deviceorientation', tilt);
    return () => window.removeEventListener('deviceorientation', tilt);
  }, [listening, onTilt]);

  if (!handheld || listening || typeof DeviceOrientationEvent === 'undefined') return null;

  return (
    <button type="button" onClick={() => void mayListen().then(setListening, () => undefined)}>
      {liveGoldWords.tilt}
    </button>
  );
}
