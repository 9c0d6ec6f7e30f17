/** The screens shown while the library opens, and when it can't be opened. */

import type { Dexie } from 'dexie';
import { useEffect, useState } from 'react';
import { Button } from '../components/button.tsx';
import { Notice } from '../components/notice.tsx';
import { getStorageFault } from '../platform/storage-fault.ts';
import { explainFailure } from '../strings/failures.ts';
import { useTranslate } from '../texts/use-translate.ts';
import css from './app.module.css';

/** The delay after which a note says that the library is opening. */
const LATE_NOTICE_MS = 1500;
/** The delay after which a notice explains what may block the library. */
const STUCK_NOTICE_MS = 6000;

/** Shows the progress while the library opens. Opening takes long if a large library is upgraded or another tab blocks it. */
export function OpeningNote({ database, done = 0, total = 0 }: { database: Dexie; done?: number; total?: number }) {
  const translate = useTranslate();
  const isLate = useElapsed(LATE_NOTICE_MS);
  const isStuck = useElapsed(STUCK_NOTICE_MS);
  const isBlocked = useBlockedUpgrade(database);
  if (done > 0) {
    return (
      <main>
        <Notice
          isWholeScreen
          title={translate('shell.opening')}
          text={translate('shell.preparing', { done, of: total })}
        />
      </main>
    );
  }
  if (isStuck || isBlocked) {
    return (
      <main>
        <div role="status">
          <Notice
            isWholeScreen
            title={translate('shell.slow')}
            text={isBlocked ? translate('shell.blockedText') : translate('shell.slowText')}
          >
            <ReloadButton />
          </Notice>
        </div>
      </main>
    );
  }
  return (
    <p role="status" className={isLate ? css.late : 'visually-hidden'}>
      {translate('shell.opening')}
    </p>
  );
}

/** Explains why the library can't be opened. */
export function OpenFailureNotice({ error }: { error: unknown }) {
  const translate = useTranslate();
  if (getStorageFault(error) === 'refused') {
    return (
      <Notice isWholeScreen title={translate('shell.nothingStored')} text={translate('shell.nothingStoredText')}>
        <ReloadButton />
      </Notice>
    );
  }
  return (
    <Notice
      isWholeScreen
      title={translate('shell.cannotOpen')}
      text={translate('shell.cannotOpenText')}
      detail={explainFailure(translate, error)}
    >
      <ReloadButton />
    </Notice>
  );
}

const ReloadButton = () => {
  const translate = useTranslate();
  return (
    <Button kind="primary" onPress={() => location.reload()}>
      {translate('shell.reload')}
    </Button>
  );
};

/** Whether the component has been mounted for this long, in milliseconds. */
function useElapsed(duration: number): boolean {
  const [hasElapsed, setHasElapsed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setHasElapsed(true), duration);
    return () => clearTimeout(timer);
  }, [duration]);
  return hasElapsed;
}

/** Whether another tab blocks the upgrade of the database, because it still uses the older version. */
function useBlockedUpgrade(database: Dexie): boolean {
  const [isBlocked, setIsBlocked] = useState(false);
  useEffect(() => {
    const onBlocked = () => setIsBlocked(true);
    database.on('blocked', onBlocked);
    return () => database.on.blocked.unsubscribe(onBlocked);
  }, [database]);
  return isBlocked;
}
