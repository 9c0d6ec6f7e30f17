import { type ReactNode, useEffect, useRef } from 'react';
import { toast } from '../toasts/toasts.ts';

interface Props {
  /** The reason why a file was refused, or empty if no file was refused. */
  message: string;
  className?: string | undefined;
  /** Another problem, shown while no file is refused. It does not scroll into view. */
  otherMessage?: string;
  /** Shown instead of the plain message. */
  children?: ReactNode;
}

/**
 * Shows why a file was refused. The message scrolls into view and screen readers announce it. In a collapsed or hidden part of
 * the form, it appears as a toast instead.
 */
export function FileRefusal({ message, otherMessage = '', className, children }: Props) {
  const messageBox = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (message === '' || messageBox.current === null) return;
    if (messageBox.current.getClientRects().length === 0) toast(message, { kind: 'failed', subject: 'refused file' });
    else messageBox.current.scrollIntoView({ block: 'nearest' });
  }, [message]);
  return (
    <div ref={messageBox} className={className} role="alert">
      {message === '' ? otherMessage : (children ?? message)}
    </div>
  );
}
