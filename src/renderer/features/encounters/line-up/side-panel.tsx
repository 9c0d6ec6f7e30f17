import { useMemo } from 'react';
import type { Encounter, Model } from '../../../../shared/document/kinds/encounter.ts';
import { joinPointer } from '../../../../shared/document/pointer.ts';
import type { Character } from '../../../../shared/document/schema.ts';
import type { Game } from '../../../../shared/games/game.ts';
import { addModels, removeSide } from '../../../../shared/play/encounter/line-up.ts';
import { formatNumberedName, getModelNumbers } from '../../../../shared/play/encounter/model-numbers.ts';
import { resolveOptions } from '../../../../shared/rules/options.ts';
import { formatLateText } from '../../../../shared/texts/late-text.ts';
import type { Translate } from '../../../../shared/texts/translate.ts';
import type { Choice } from '../../../components/inputs/choice.ts';
import { Picker } from '../../../components/inputs/picker.tsx';
import { Switch } from '../../../components/inputs/switch.tsx';
import { RowMenu, removeAction } from '../../../components/row-menu/row-menu.tsx';
import { useEdits, useField } from '../../../fields/document-port.ts';
import { SelectRow } from '../../../fields/select-row.tsx';
import { TagsRow } from '../../../fields/tags-row.tsx';
import { TextRow } from '../../../fields/text-row.tsx';
import { useGames } from '../../../store/library-context.ts';
import { shortenName } from '../../../strings/documents/shorten-name.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import { documentKey, toast } from '../../../toasts/toasts.ts';
import { Section } from '../../documents/form/section.tsx';
import { addTeam } from './add-team.ts';
import { ModelRow } from './model-row.tsx';
import css from './sides.module.css';
import { useTeamChoices } from './use-team-choices.ts';

interface Props {
  encounter: Encounter;
  index: number;
  known: ReadonlyMap<string, Character>;
  /** Whether models can be added and removed. */
  isOpen: boolean;
}

/** Shows one side: its name, its models, and the other fields that its game requires. */
export function SidePanel({ encounter, index, known, isOpen }: Props) {
  const translate = useTranslate();
  const gameCatalog = useGames();
  const { edit } = useEdits();
  const side = encounter.sides[index];
  const teams = useTeamChoices(encounter);
  const numbers = useMemo(() => getModelNumbers(encounter), [encounter]);
  const choices = useMemo<Choice[]>(
    () => [
      ...[...known.values()].map(({ id, name }) => ({ id, label: name || id })),
      ...teams.map(({ choice }) => choice),
    ],
    [known, teams],
  );
  if (side === undefined) return null;
  const name = side.name || side.id;
  const path = joinPointer('/sides', index);
  const canBeRemoved = isOpen && encounter.sides.length > 1;
  const add = (ids: readonly string[]) => {
    const team = teams.find(({ choice }) => choice.id === ids[0]);
    edit(team === undefined ? addModels(encounter, index, ids) : addTeam(encounter, index, team.team));
  };
  const remove = () => {
    const { sides } = encounter;
    edit(removeSide(encounter, index));
    const back = () => edit([{ op: 'set', path: '/sides', value: sides }]);
    toast(translate('encounters.removedSide', { name: shortenName(name) }), {
      action: { label: translate('shell.undo'), undoes: [documentKey(encounter.id)], run: back },
    });
  };
  return (
    <Section
      title={name}
      aside={
        <span className={css.aside} data-menu={canBeRemoved || undefined}>
          <span className={css.count}>{translate('encounters.models', { n: side.models.length })}</span>
        </span>
      }
    >
      <TextRow path={`${path}/name`} label={translate('encounters.sideName')} optional />
      <SideKeys encounter={encounter} index={index} known={known} numbers={numbers} isOpen={isOpen} />
      {side.models.length === 0 ? (
        <p className={css.nobody}>{translate('encounters.nobodyOnSide')}</p>
      ) : (
        <ul className={css.models}>
          {side.models.map((model, at) => (
            <ModelRow
              key={model.id}
              encounter={encounter}
              side={index}
              index={at}
              character={known.get(model.character)}
              number={numbers.get(model)}
              isOpen={isOpen}
            />
          ))}
        </ul>
      )}
      {isOpen ? (
        <Picker
          label={translate('encounters.add', { side: shortenName(name) })}
          placeholder={translate('encounters.addHint', { hasTeams: gameCatalog.getGame(encounter).team !== undefined })}
          choices={choices}
          onPick={(ids) => add(ids)}
        />
      ) : null}
      {canBeRemoved ? (
        <RowMenu name={name} path={path} className={css.sideMenu} actions={[removeAction(translate, remove)]} />
      ) : null}
    </Section>
  );
}

/** The choice for no particular leader. No model has this id. */
const BY_RULE = 'as the rules say';
const leaderOf = (id: string) => (id === BY_RULE ? undefined : id);

/** Lists the Gimmicks of a game under these house rules. */
function gimmickChoices(
  translate: Translate,
  { team, options: register }: Game,
  options: Encounter['options'],
): Choice[] {
  const picks = team?.form.picks?.choices(translate, resolveOptions(register, options)) ?? [];
  return picks.map(({ id, name, group }) => ({ id, label: name, group: formatLateText(translate, group) }));
}

/** Shows the fields that the game adds to a side: its leader, its Gimmicks, and whether the GM plays it. */
function SideKeys({ encounter, index, known, numbers, isOpen }: Props & { numbers: ReadonlyMap<Model, number> }) {
  const translate = useTranslate();
  const gameCatalog = useGames();
  const game = gameCatalog.getGame(encounter);
  const path = joinPointer('/sides', index);
  const keys = isOpen ? (game.sideKeys ?? []) : [];
  const [hasLeader, hasGimmicks, hasGm] = (['leader', 'gimmicks', 'gm'] as const).map((key) => keys.includes(key));
  const side = encounter.sides[index];
  const leaders = useMemo<Choice[]>(
    () => [
      { id: BY_RULE, label: translate('encounters.leaderByRule') },
      ...(side?.models ?? []).map((model) => ({
        id: model.id,
        label: formatNumberedName(known.get(model.character)?.name || model.character, numbers.get(model)),
      })),
    ],
    [side, known, numbers, translate],
  );
  const { options } = encounter;
  const gimmicks = useMemo(() => gimmickChoices(translate, game, options), [game, options, translate]);
  return (
    <>
      {hasLeader && leaders.length > 1 ? (
        <SelectRow
          path={`${path}/leader`}
          label={translate('encounters.leader')}
          choices={leaders}
          fallback={BY_RULE}
          store={leaderOf}
        />
      ) : null}
      {hasGimmicks ? (
        <TagsRow
          path={`${path}/gimmicks`}
          label={formatLateText(translate, game.team?.form.picks?.title ?? '')}
          choices={gimmicks}
          optional
        />
      ) : null}
      {hasGm ? <GmSwitch path={`${path}/gm`} /> : null}
    </>
  );
}

function GmSwitch({ path }: { path: string }) {
  const translate = useTranslate();
  const { value, set } = useField(path);
  return (
    <Switch label={translate('encounters.gm')} on={value === true} onChange={(on) => set(on ? true : undefined)} />
  );
}
