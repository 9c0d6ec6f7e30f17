/** What is on the screen while the library opens, and when it can't be opened. */
import type { Dexie } from 'dexie';
import { useEffect, useState } from 'react';
import { Button } from '../components/button.tsx';
import { Notice } from '../components/notice.tsx';
import { storageFault } from '../platform/storage-fault.ts';
import { reasonOf } from '../strings/failures.ts';
import { SHELL } from '../strings/shell.ts';
import css from './app.module.css';

/** From then on a word says that the library opens, and later why that may take so long; in milliseconds. */
const LATE_MS = 1500;
const STUCK_MS = 6000;

/** Shown while the library opens, which takes long only once, when a large library is upgraded, or when another tab holds it. */
export function OpeningNote({ db, done = 0, of = 0 }: { db: Dexie; done?: number; of?: number }) {
  const isLate = useElapsed(LATE_MS);
  const isStuck = useElapsed(STUCK_MS);
  const isBlocked = useBlocked(db);
  if (done > 0) {
    return (
      <main>
        <Notice whole title={SHELL.opening} text={SHELL.preparing(done, of)} />
      </main>
    );
  }
  if (isStuck || isBlocked) {
    return (
      <main>
        <div role="status">
          <Notice whole title={SHELL.slow} text={isBlocked ? SHELL.blockedText : SHELL.slowText}>
            <ReloadButton />
          </Notice>
        </div>
      </main>
    );
  }
  return (
    <p role="status" className={isLate ? css.late : 'visually-hidden'}>
      {SHELL.opening}
    </p>
  );
}

/** Says why the library can't be opened. */
export function CannotOpen({ error }: { error: unknown }) {
  if (storageFault(error) === 'refused') {
    return (
      <Notice whole title={SHELL.nothingStored} text={SHELL.nothingStoredText}>
        <ReloadButton />
      </Notice>
    );
  }
  return (
    <Notice whole title={SHELL.cannotOpen} text={SHELL.cannotOpenText} detail={reasonOf(error)}>
      <ReloadButton />
    </Notice>
  );
}

const ReloadButton = () => (
  <Button kind="primary" onPress={() => location.reload()}>
    {SHELL.reload}
  </Button>
);

/** Whether the component has been there for so long, in milliseconds. */
function useElapsed(duration: number): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), duration);
    return () => clearTimeout(timer);
  }, [duration]);
  return isOver;
}

/** Whether another tab with an older form of the database keeps it from being upgraded. */
function useBlocked(db: Dexie): boolean {
  const [isBlocked, setBlocked] = useState(false);
  useEffect(() => {
    const onBlocked = () => setBlocked(true);
    db.on('blocked', onBlocked);
    return () => db.on.blocked.unsubscribe(onBlocked);
  }, [db]);
  return isBlocked;
}
