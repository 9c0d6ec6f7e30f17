import { useMemo } from 'react';
import { getValueAt } from '../../../shared/document/pointer.ts';
import type { PicksField } from '../../../shared/form/team-form.ts';
import { formatLateText } from '../../../shared/texts/late-text.ts';
import { Picker } from '../../components/inputs/picker.tsx';
import { focusAfterRemoval } from '../../components/row-menu/row-focus.ts';
import { RowMenu, removeAction } from '../../components/row-menu/row-menu.tsx';
import { FindingsAt } from '../../fields/field.tsx';
import { useGames } from '../../store/library-context.ts';
import { formatFigure } from '../../strings/documents/team.ts';
import { useTranslate } from '../../texts/use-translate.ts';
import { Section } from '../documents/form/section.tsx';
import css from './team-form.module.css';
import { useTeam } from './team-view.ts';

/** Edits the team's picks from a list of its game, and shows how many picks are allowed and what else is available. */
export function PicksSection({ field }: { field: PicksField }) {
  const translate = useTranslate();
  const gameCatalog = useGames();
  const { team, settled, summary, known, options, event, tryEdit } = useTeam();
  const { pointer: at } = field;
  const held = getValueAt(team, at);
  const chosen = Array.isArray(held) ? held.map(String) : [];
  const all = useMemo(() => field.choices(translate, options), [translate, field, options]);
  const useless = useMemo(
    () =>
      field.findUseless(settled, { options, characters: known, ...(event === undefined ? {} : { eventPack: event }) }),
    [field, settled, options, known, event],
  );
  const byId = new Map(all.map((pick) => [pick.id, pick]));
  const nameOf = (id: string) => byId.get(id)?.name ?? gameCatalog.getGame(team).card.formats.word(id, options);
  const limit = summary.figures.find(({ id }) => id === field.figure)?.limit;
  const choices = all
    .filter(({ id }) => !chosen.includes(id))
    .map(({ id, name, group }) => ({
      id,
      label: name,
      group: formatLateText(translate, group),
      ...(useless.has(id) ? { note: formatLateText(translate, field.useless) } : {}),
    }));
  const usable = (id: string) => (useless.has(id) ? 1 : 0);

  return (
    <Section
      title={formatLateText(translate, field.title)}
      aside={<span className={css.pool}>{formatFigure(translate, String(chosen.length), limit)}</span>}
    >
      <div className={css.gimmicks} data-path={at}>
        {chosen.length === 0 ? null : (
          <ul className={css.chosen}>
            {chosen.map((id, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: one may be picked twice, which is a finding
              <li className={css.gimmick} key={`${index} ${id}`} data-path={`${at}/${index}`}>
                <div className={css.gimmickHead}>
                  <strong>{nameOf(id)}</strong>
                  <span className={css.tag}>{formatLateText(translate, byId.get(id)?.group ?? '')}</span>
                </div>
                <RowMenu
                  name={nameOf(id)}
                  path={`${at}/${index}`}
                  actions={[
                    removeAction(translate, () => {
                      // An empty list is removed from the document.
                      tryEdit([{ op: 'remove', path: chosen.length === 1 ? at : `${at}/${index}` }]);
                      focusAfterRemoval(at, index, chosen.length - 1);
                    }),
                  ]}
                />
                <p>
                  <Starred text={formatLateText(translate, byId.get(id)?.text ?? field.unknown)} />
                </p>
                <FindingsAt path={`${at}/${index}`} />
              </li>
            ))}
          </ul>
        )}
        <div className={css.addGimmick} data-add>
          <Picker
            label={formatLateText(translate, field.add)}
            placeholder={formatLateText(translate, field.add)}
            choices={[...choices].sort((a, b) => usable(a.id) - usable(b.id))}
            taken={chosen.map(nameOf)}
            onPick={(ids) => tryEdit(ids.map((value) => ({ op: 'set', path: `${at}/-`, value })))}
          />
          <span className={css.quiet}>{formatLateText(translate, field.hint)}</span>
        </div>
        <FindingsAt path={at} />
      </div>
    </Section>
  );
}

/** Emphasizes words between asterisks, as on the printed sheet. */
function Starred({ text }: { text: string }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text are known by their place
  return text.split('*').map((part, index) => (index % 2 === 1 ? <strong key={index}>{part}</strong> : part));
}
