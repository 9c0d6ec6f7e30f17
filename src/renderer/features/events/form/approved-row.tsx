import { Check, RefreshCw, TriangleAlert } from 'lucide-react';
import { useMemo } from 'react';
import { shortenFingerprint } from '../../../../shared/document/fingerprint/sha256.ts';
import { isObject } from '../../../../shared/document/json/json-object.ts';
import type { Character, EventPack } from '../../../../shared/document/schema.ts';
import { getCachedFingerprint } from '../../../../shared/event-pack/cached-fingerprint.ts';
import type { ApprovedField } from '../../../../shared/form/event-form.ts';
import { formatLateText } from '../../../../shared/texts/late-text.ts';
import { Button, IconButton } from '../../../components/button.tsx';
import { DisplayName } from '../../../components/display-name.tsx';
import { Picker } from '../../../components/inputs/picker.tsx';
import { Switch } from '../../../components/inputs/switch.tsx';
import { createRemoveAction, RowMenu } from '../../../components/row-menu/row-menu.tsx';
import { useField } from '../../../fields/document-port.ts';
import { FieldFrame } from '../../../fields/field-frame.tsx';
import { useGameCharacters } from '../../../games/game-items.ts';
import { useGames } from '../../../store/library-context.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import css from './form.module.css';

type ApprovedFingerprints = Readonly<Record<string, string>>;

/** Lists the approved characters, each with the fingerprint of its approved version. */
export function ApprovedRow({ field: { pointer, hint }, eventPack }: { field: ApprovedField; eventPack: EventPack }) {
  const translate = useTranslate();
  const gameCatalog = useGames();
  const { value, setValue: setField, findings } = useField(pointer);
  const characters = useGameCharacters(gameCatalog.getGame(eventPack));
  const characterById = useMemo(() => new Map(characters.map((character) => [character.id, character])), [characters]);
  const approvedFingerprints = isObject(value) ? (value as ApprovedFingerprints) : undefined;
  const approve = (chosenCharacters: readonly Character[]) =>
    setField({
      ...approvedFingerprints,
      ...Object.fromEntries(
        chosenCharacters.map((character) => [character.id, getCachedFingerprint(gameCatalog, character)]),
      ),
    });
  const unapprovedCharacters = characters.filter(
    ({ id }) => approvedFingerprints !== undefined && !Object.hasOwn(approvedFingerprints, id),
  );
  return (
    <FieldFrame
      pointer={pointer}
      findings={findings}
      hint={
        approvedFingerprints === undefined
          ? translate('events.approvedOff')
          : Object.keys(approvedFingerprints).length === 0
            ? translate('events.approvedEmpty')
            : hint && formatLateText(translate, hint)
      }
      className={css.whole}
    >
      <Switch
        label={translate('events.approvedSwitch')}
        isOn={approvedFingerprints !== undefined}
        onChange={(isOn) => setField(isOn ? {} : undefined)}
      />
      {approvedFingerprints === undefined ? null : (
        <>
          <ul className={css.approved} aria-label={translate('events.approvedOn')}>
            {Object.entries(approvedFingerprints).map(([characterId, fingerprint]) => (
              <ApprovedItem
                key={characterId}
                characterId={characterId}
                fingerprint={fingerprint}
                libraryCharacter={characterById.get(characterId)}
                onApprove={approve}
                onRemove={() => {
                  const { [characterId]: _removedFingerprint, ...remainingFingerprints } = approvedFingerprints;
                  setField(remainingFingerprints);
                }}
              />
            ))}
          </ul>
          <div className={css.adders}>
            <Picker
              label={translate('events.approve')}
              placeholder={translate('events.approve')}
              choices={unapprovedCharacters.map(({ id, name }) => ({
                id,
                label: name || id,
                note: id,
              }))}
              onPick={(pickedIds) => approve(pickedIds.flatMap((characterId) => characterById.get(characterId) ?? []))}
            />
            {unapprovedCharacters.length < 2 ? null : (
              <Button onPress={() => approve(unapprovedCharacters)}>
                {translate('events.approveAll', { n: unapprovedCharacters.length })}
              </Button>
            )}
          </div>
        </>
      )}
    </FieldFrame>
  );
}

interface ApprovedItemProps {
  characterId: string;
  fingerprint: string;
  /** The library's character with this id. */
  libraryCharacter: Character | undefined;
  onApprove(characters: readonly Character[]): void;
  onRemove(): void;
}

function ApprovedItem({ characterId, fingerprint, libraryCharacter, onApprove, onRemove }: ApprovedItemProps) {
  const translate = useTranslate();
  const gameCatalog = useGames();
  const characterName = libraryCharacter?.name || characterId;
  // A pack may contain only the first digits of a fingerprint.
  const isUnchanged =
    libraryCharacter !== undefined &&
    getCachedFingerprint(gameCatalog, libraryCharacter).startsWith(fingerprint.toLowerCase());
  const status =
    libraryCharacter === undefined
      ? translate('events.approvedStranger')
      : isUnchanged
        ? translate('events.approvedNow')
        : translate('events.approvedOther');
  return (
    <li>
      <DisplayName name={characterName} />
      <code>{shortenFingerprint(fingerprint)}</code>
      <span className={css.state} data-same={isUnchanged ? true : undefined}>
        {isUnchanged ? <Check aria-hidden /> : <TriangleAlert aria-hidden />}
        {status}
      </span>
      {libraryCharacter === undefined || isUnchanged ? (
        <span />
      ) : (
        <IconButton
          icon={<RefreshCw />}
          label={translate('events.approveAgain')}
          onPress={() => onApprove([libraryCharacter])}
        />
      )}
      <RowMenu rowName={characterName} actions={[createRemoveAction(translate, onRemove)]} />
    </li>
  );
}
