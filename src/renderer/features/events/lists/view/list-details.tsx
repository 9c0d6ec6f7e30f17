import { Copy, Trash2, Wrench, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { shortenFingerprint } from '../../../../../shared/document/fingerprint/sha256.ts';
import type { EventPack } from '../../../../../shared/document/schema.ts';
import { Button, IconButton } from '../../../../components/button.tsx';
import { FindingList } from '../../../../components/findings/finding-list.tsx';
import { Name } from '../../../../components/name.tsx';
import { attempt } from '../../../../failures/report-failure.ts';
import { useLibrary } from '../../../../store/library-context.ts';
import { shortenName } from '../../../../strings/documents/shorten-name.ts';
import { useTranslate } from '../../../../texts/use-translate.ts';
import type { EventLists } from '../event-lists.ts';
import type { ListsActions } from '../lists-actions.ts';
import type { ShownList } from '../messages.ts';
import { openToRepair } from '../open-to-repair.ts';
import { ListPlayer } from './list-player.tsx';
import css from './lists.module.css';
import { RepairedCopy } from './repaired-copy.tsx';

interface Props {
  list: ShownList;
  event: EventPack;
  lists: EventLists;
  actions: ListsActions;
  /** Names of the expected players. */
  expected: readonly string[];
  /** Id of the library's team in which the list is repaired. */
  copy: string | undefined;
  onClose(): void;
}

/** Explains the verdict on one list and offers to repair it. */
export function ListDetails({ list, event, lists, actions, expected, copy, onClose }: Props) {
  const translate = useTranslate();
  const library = useLibrary();
  const head = useRef<HTMLHeadingElement>(null);
  const [busy, setBusy] = useState(false);
  const { file } = list;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list takes the focus to its head
  useEffect(() => head.current?.focus({ preventScroll: true }), [file]);
  const { name, verdict, findings, elsewhere, notes, fingerprint, reason } = list;
  const isList = verdict === 'legal' || verdict === 'illegal';
  const repairs = [...new Set(findings.flatMap((one) => one.repairs))];
  const message = (
    <Button icon={<Copy />} onPress={() => attempt(actions.copyMessage(list))}>
      {translate('eventLists.message')}
    </Button>
  );
  const repair = async () => {
    setBusy(true);
    try {
      await openToRepair(translate, library, lists, list.file, event);
    } finally {
      setBusy(false);
    }
  };
  return (
    <aside
      className={css.details}
      aria-label={translate('eventLists.why', { name: shortenName(name) })}
      onKeyDown={(pressed) => {
        if (pressed.key === 'Escape') onClose();
      }}
    >
      <div className={css.detailsHead}>
        <h2 ref={head} tabIndex={-1}>
          <Name name={name} />
        </h2>
        <span className={css.detailsTools}>
          <IconButton
            icon={<Trash2 />}
            label={translate('eventLists.remove')}
            onPress={() => attempt(actions.remove(list.file), 'eventLists.failed')}
          />
          <IconButton icon={<X />} label={translate('eventLists.close')} onPress={onClose} />
        </span>
      </div>
      <p className={css.stamp} data-verdict={verdict}>
        {translate(`eventLists.verdicts.${verdict}`)}
      </p>
      <dl className={css.facts}>
        <dt>{translate('eventLists.file')}</dt>
        <dd>{list.file}</dd>
        {fingerprint === '' ? null : (
          <>
            <dt>{translate('eventLists.fingerprint')}</dt>
            <dd>{shortenFingerprint(fingerprint)}</dd>
          </>
        )}
      </dl>
      <ListPlayer list={list} expected={expected} actions={actions} />
      {isList && copy !== undefined ? (
        <RepairedCopy id={copy} list={list} event={event} actions={actions} onRepair={repair} />
      ) : isList ? (
        <div className={css.act}>
          <Button
            kind="primary"
            icon={<Wrench />}
            isDisabled={busy}
            onPress={() => attempt(repair(), 'eventLists.failed')}
          >
            {translate('eventLists.repair')}
          </Button>
          <span className={css.quiet}>{translate('eventLists.repairHint')}</span>
          {message}
        </div>
      ) : (
        <p>{reason}</p>
      )}
      {verdict === 'unreadable' || (isList && copy !== undefined) ? <div className={css.act}>{message}</div> : null}
      {isList ? (
        findings.length === 0 ? (
          <p className={css.quiet}>{translate('eventLists.fine')}</p>
        ) : (
          <FindingList findings={findings.map(({ finding }) => finding)} />
        )
      ) : null}
      {elsewhere.length === 0 ? null : (
        <section aria-label={translate('eventLists.fromElsewhere')}>
          <h3>{translate('eventLists.fromElsewhere')}</h3>
          <FindingList findings={elsewhere} />
        </section>
      )}
      {repairs.length === 0 ? null : (
        <section aria-label={translate('eventLists.repairs')}>
          <h3>{translate('eventLists.repairs')}</h3>
          <ul className={css.sentences}>
            {repairs.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </section>
      )}
      {notes.length === 0 ? null : (
        <section aria-label={translate('eventLists.notes')}>
          <h3>{verdict === 'unreadable' ? translate('eventLists.todo') : translate('eventLists.notes')}</h3>
          <ul className={css.sentences}>
            {notes.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </section>
      )}
    </aside>
  );
}
