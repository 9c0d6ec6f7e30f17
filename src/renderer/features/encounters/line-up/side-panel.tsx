import { useMemo } from 'react';
import type { Encounter, Model } from '../../../../shared/document/kinds/encounter.ts';
import { joinPointer } from '../../../../shared/document/pointer.ts';
import type { Character } from '../../../../shared/document/schema.ts';
import type { Game } from '../../../../shared/games/game.ts';
import { addModels, removeSide, restoreSide } from '../../../../shared/play/encounter/line-up.ts';
import { formatNumberedName, getModelNumbers } from '../../../../shared/play/encounter/model-numbers.ts';
import { resolveOptions } from '../../../../shared/rules/options.ts';
import { formatLateText } from '../../../../shared/texts/late-text.ts';
import type { Translate } from '../../../../shared/texts/translate.ts';
import type { Choice } from '../../../components/inputs/choice.ts';
import { Picker } from '../../../components/inputs/picker.tsx';
import { Switch } from '../../../components/inputs/switch.tsx';
import { createRemoveAction, RowMenu } from '../../../components/row-menu/row-menu.tsx';
import { useDocumentEdits, useField } from '../../../fields/document-port.ts';
import { SelectRow } from '../../../fields/select-row.tsx';
import { TagsRow } from '../../../fields/tags-row.tsx';
import { TextRow } from '../../../fields/text-row.tsx';
import { useGames, useLibrary } from '../../../store/library-context.ts';
import { shortenName } from '../../../strings/documents/shorten-name.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import { getDocumentKey, toast } from '../../../toasts/toasts.ts';
import { Section } from '../../documents/form/section.tsx';
import { addTeam } from './add-team.ts';
import { ModelRow } from './model-row.tsx';
import css from './sides.module.css';
import { useTeamChoices } from './use-team-choices.ts';

interface Props {
  encounter: Encounter;
  sideIndex: number;
  charactersById: ReadonlyMap<string, Character>;
  /** Whether models can be added and removed. */
  isEditable: boolean;
}

/** Shows one side: its name, its models, and the other fields that its game requires. */
export function SidePanel({ encounter, sideIndex, charactersById, isEditable }: Props) {
  const translate = useTranslate();
  const gameCatalog = useGames();
  const library = useLibrary();
  const { edit } = useDocumentEdits();
  const side = encounter.sides[sideIndex];
  const teamChoices = useTeamChoices(encounter);
  const copyNumbers = useMemo(() => getModelNumbers(encounter), [encounter]);
  const pickerChoices = useMemo<Choice[]>(
    () => [
      ...teamChoices.map(({ choice }) => choice),
      ...[...charactersById.values()].map(({ id, name }) => ({
        id,
        label: name || id,
        // Without teams, the characters need no heading.
        ...(teamChoices.length === 0 ? {} : { group: translate('encounters.characters') }),
      })),
    ],
    [charactersById, teamChoices, translate],
  );
  if (side === undefined) return null;
  const sideName = side.name || side.id;
  const sidePointer = joinPointer('/sides', sideIndex);
  const canBeRemoved = isEditable && encounter.sides.length > 1;
  const addPicked = (pickedIds: readonly string[]) => {
    const teamChoice = teamChoices.find(({ choice }) => choice.id === pickedIds[0]);
    edit(
      teamChoice === undefined
        ? addModels(encounter, sideIndex, pickedIds)
        : addTeam(encounter, sideIndex, teamChoice.team),
    );
  };
  const remove = () => {
    edit(removeSide(encounter, sideIndex));
    const undoRemoval = () => {
      const current = library.stores.encounters.get(encounter.id);
      if (current?.kind === 'ready') edit(restoreSide(current.document, side, sideIndex));
    };
    toast(translate('encounters.removedSide', { name: shortenName(sideName) }), {
      action: { label: translate('shell.undo'), undoes: [getDocumentKey(encounter.id)], run: undoRemoval },
    });
  };
  return (
    <Section
      title={sideName}
      headerContent={
        <span className={css.aside} data-menu={canBeRemoved || undefined}>
          <span className={css.count}>{translate('encounters.models', { n: side.models.length })}</span>
        </span>
      }
    >
      <TextRow pointer={`${sidePointer}/name`} label={translate('encounters.sideName')} isOptional />
      <SideFields
        encounter={encounter}
        sideIndex={sideIndex}
        charactersById={charactersById}
        copyNumbers={copyNumbers}
        isEditable={isEditable}
      />
      {side.models.length === 0 ? (
        <p className={css.nobody}>{translate('encounters.nobodyOnSide')}</p>
      ) : (
        <ul className={css.models}>
          {side.models.map((model, modelIndex) => (
            <ModelRow
              key={model.id}
              encounter={encounter}
              sideIndex={sideIndex}
              modelIndex={modelIndex}
              character={charactersById.get(model.character)}
              copyNumber={copyNumbers.get(model)}
              isEditable={isEditable}
            />
          ))}
        </ul>
      )}
      {isEditable ? (
        <Picker
          label={translate('encounters.add', { side: shortenName(sideName) })}
          placeholder={translate('encounters.addHint', { hasTeams: gameCatalog.getGame(encounter).team !== undefined })}
          choices={pickerChoices}
          closesOnPick
          onPick={(pickedIds) => addPicked(pickedIds)}
        />
      ) : null}
      {canBeRemoved ? (
        <RowMenu
          rowName={sideName}
          rowPointer={sidePointer}
          className={css.sideMenu}
          actions={[createRemoveAction(translate, remove)]}
        />
      ) : null}
    </Section>
  );
}

/** The choice that leaves the leader to the rules. Rollcall creates ids without spaces, so no model has this id. */
const BY_RULE = 'as the rules say';
const getLeaderId = (choiceId: string) => (choiceId === BY_RULE ? undefined : choiceId);

/** Lists the Gimmicks of a game under these house rules. */
function listGimmickChoices(
  translate: Translate,
  { team, options: definitions }: Game,
  options: Encounter['options'],
): Choice[] {
  const gimmicks = team?.form.picks?.choices(translate, resolveOptions(definitions, options)) ?? [];
  return gimmicks.map(({ id, name, group }) => ({
    id,
    label: name,
    group: formatLateText(translate, group),
  }));
}

/** Shows the fields that the game adds to a side: its leader, its Gimmicks, and whether the GM plays it. */
function SideFields({
  encounter,
  sideIndex,
  charactersById,
  copyNumbers,
  isEditable,
}: Props & { copyNumbers: ReadonlyMap<Model, number> }) {
  const translate = useTranslate();
  const gameCatalog = useGames();
  const game = gameCatalog.getGame(encounter);
  const sidePointer = joinPointer('/sides', sideIndex);
  const editableKeys = isEditable ? (game.sideKeys ?? []) : [];
  const [hasLeader, hasGimmicks, hasGm] = (['leader', 'gimmicks', 'gm'] as const).map((key) =>
    editableKeys.includes(key),
  );
  const side = encounter.sides[sideIndex];
  const leaderChoices = useMemo<Choice[]>(
    () => [
      { id: BY_RULE, label: translate('encounters.leaderByRule') },
      ...(side?.models ?? []).map((model) => ({
        id: model.id,
        label: formatNumberedName(charactersById.get(model.character)?.name || model.character, copyNumbers.get(model)),
      })),
    ],
    [side, charactersById, copyNumbers, translate],
  );
  const { options } = encounter;
  const gimmickChoices = useMemo(() => listGimmickChoices(translate, game, options), [game, options, translate]);
  return (
    <>
      {hasLeader && leaderChoices.length > 1 ? (
        <SelectRow
          pointer={`${sidePointer}/leader`}
          label={translate('encounters.leader')}
          choices={leaderChoices}
          fallback={BY_RULE}
          toDocumentValue={getLeaderId}
        />
      ) : null}
      {hasGimmicks ? (
        <TagsRow
          pointer={`${sidePointer}/gimmicks`}
          label={formatLateText(translate, game.team?.form.picks?.title ?? '')}
          choices={gimmickChoices}
          isOptional
        />
      ) : null}
      {hasGm ? <GmSwitch pointer={`${sidePointer}/gm`} /> : null}
    </>
  );
}

function GmSwitch({ pointer }: { pointer: string }) {
  const translate = useTranslate();
  const { value, setValue } = useField(pointer);
  return (
    <Switch
      label={translate('encounters.gm')}
      isOn={value === true}
      onChange={(isGmSide) => setValue(isGmSide ? true : undefined)}
    />
  );
}
