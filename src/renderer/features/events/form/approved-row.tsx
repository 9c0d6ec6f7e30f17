import { Check, RefreshCw, TriangleAlert } from 'lucide-react';
import { useMemo } from 'react';
import { shortenFingerprint } from '../../../../shared/document/fingerprint/sha256.ts';
import { isObject } from '../../../../shared/document/json/json-object.ts';
import type { Character, EventPack } from '../../../../shared/document/schema.ts';
import { getCachedFingerprint } from '../../../../shared/event-pack/cached-fingerprint.ts';
import type { ApprovedField } from '../../../../shared/form/event-form.ts';
import { formatLateText } from '../../../../shared/texts/late-text.ts';
import { Button, IconButton } from '../../../components/button.tsx';
import { Picker } from '../../../components/inputs/picker.tsx';
import { Switch } from '../../../components/inputs/switch.tsx';
import { Name } from '../../../components/name.tsx';
import { RowMenu, removeAction } from '../../../components/row-menu/row-menu.tsx';
import { useField } from '../../../fields/document-port.ts';
import { FieldFrame } from '../../../fields/field.tsx';
import { useGameCharacters } from '../../../games/game-items.ts';
import { useGames } from '../../../store/library-context.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import css from './form.module.css';

type Approved = Readonly<Record<string, string>>;

/** Lists the approved characters, each with the fingerprint of its approved version. */
export function ApprovedRow({ field: { pointer: at, hint }, event }: { field: ApprovedField; event: EventPack }) {
  const translate = useTranslate();
  const gameCatalog = useGames();
  const { value, set, findings } = useField(at);
  const characters = useGameCharacters(gameCatalog.getGame(event));
  const byId = useMemo(() => new Map(characters.map((one) => [one.id, one])), [characters]);
  const approved = isObject(value) ? (value as Approved) : undefined;
  const approve = (some: readonly Character[]) =>
    set({ ...approved, ...Object.fromEntries(some.map((one) => [one.id, getCachedFingerprint(gameCatalog, one)])) });
  const missing = characters.filter(({ id }) => approved !== undefined && !Object.hasOwn(approved, id));
  return (
    <FieldFrame
      path={at}
      findings={findings}
      hint={
        approved === undefined
          ? translate('events.approvedOff')
          : Object.keys(approved).length === 0
            ? translate('events.approvedEmpty')
            : hint && formatLateText(translate, hint)
      }
      className={css.whole}
    >
      <Switch
        label={translate('events.approvedSwitch')}
        on={approved !== undefined}
        onChange={(on) => set(on ? {} : undefined)}
      />
      {approved === undefined ? null : (
        <>
          <ul className={css.approved} aria-label={translate('events.approvedOn')}>
            {Object.entries(approved).map(([id, fingerprint]) => (
              <ApprovedItem
                key={id}
                id={id}
                fingerprint={fingerprint}
                mine={byId.get(id)}
                onApprove={approve}
                onDrop={() => {
                  const { [id]: _gone, ...left } = approved;
                  set(left);
                }}
              />
            ))}
          </ul>
          <div className={css.adders}>
            <Picker
              label={translate('events.approve')}
              placeholder={translate('events.approve')}
              choices={missing.map(({ id, name }) => ({ id, label: name || id, note: id }))}
              onPick={(ids) => approve(ids.flatMap((id) => byId.get(id) ?? []))}
            />
            {missing.length < 2 ? null : (
              <Button onPress={() => approve(missing)}>{translate('events.approveAll', { n: missing.length })}</Button>
            )}
          </div>
        </>
      )}
    </FieldFrame>
  );
}

interface ItemProps {
  id: string;
  fingerprint: string;
  /** The library's character with this id. */
  mine: Character | undefined;
  onApprove(some: readonly Character[]): void;
  onDrop(): void;
}

function ApprovedItem({ id, fingerprint, mine, onApprove, onDrop }: ItemProps) {
  const translate = useTranslate();
  const gameCatalog = useGames();
  const name = mine?.name || id;
  const isSame = mine !== undefined && getCachedFingerprint(gameCatalog, mine).startsWith(fingerprint.toLowerCase());
  const state =
    mine === undefined
      ? translate('events.approvedStranger')
      : isSame
        ? translate('events.approvedNow')
        : translate('events.approvedOther');
  return (
    <li>
      <Name name={name} />
      <code>{shortenFingerprint(fingerprint)}</code>
      <span className={css.state} data-same={isSame ? true : undefined}>
        {isSame ? <Check aria-hidden /> : <TriangleAlert aria-hidden />}
        {state}
      </span>
      {mine === undefined || isSame ? (
        <span />
      ) : (
        <IconButton icon={<RefreshCw />} label={translate('events.approveAgain')} onPress={() => onApprove([mine])} />
      )}
      <RowMenu name={name} actions={[removeAction(translate, onDrop)]} />
    </li>
  );
}
