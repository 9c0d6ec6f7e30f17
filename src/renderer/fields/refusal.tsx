import { type ReactNode, useEffect, useRef } from 'react';
import { toast } from '../app/toasts/toasts.ts';

interface Props {
  /** Why a file was not taken; empty while nothing was refused. */
  message: string;
  className?: string | undefined;
  /** What is wrong already while nothing was refused. It does not scroll into view. */
  otherwise?: string;
  /** Shown instead of the plain message. */
  children?: ReactNode;
}

/**
 * Says why a file was refused, where the user sees it: the message scrolls into view and is read out. A part of the
 * form that is folded or hidden shows it as a toast instead.
 */
export function Refusal({ message, otherwise = '', className, children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (message === '' || box.current === null) return;
    if (box.current.getClientRects().length === 0) toast(message, { kind: 'failed', subject: 'refused file' });
    else box.current.scrollIntoView({ block: 'nearest' });
  }, [message]);
  return (
    <div ref={box} className={className} role="alert">
      {message === '' ? otherwise : (children ?? message)}
    </div>
  );
}
