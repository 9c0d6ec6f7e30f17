import { X } from 'lucide-react';
import { useMemo } from 'react';
import { setOrRemove } from '../../../shared/document/edit.ts';
import { GIMMICKS } from '../../../shared/games/supers-unlimited/facts.ts';
import { gimmickText } from '../../../shared/games/supers-unlimited/reference.ts';
import { nameOf } from '../../../shared/games/supers-unlimited/words.ts';
import { IconButton } from '../../components/button.tsx';
import { FieldFindings } from '../../components/findings/findings.tsx';
import { Picker } from '../../components/inputs/picker.tsx';
import { focusLater } from '../../fields/focus-later.ts';
import { TEAM } from '../../strings/documents/team.ts';
import { Section } from '../documents/form/section.tsx';
import { uselessGimmicks } from './members/trials.ts';
import css from './team-form.module.css';
import { useTeam } from './team-view.ts';

const ALL = GIMMICKS.map((g) => g.id);
const CLASS_OF: ReadonlyMap<string, string> = new Map(GIMMICKS.map((g) => [g.id, g.class]));
const className = (id: string) => {
  const of = CLASS_OF.get(id);
  return of === undefined ? '' : of === 'any' ? TEAM.everybody : nameOf(of);
};

/** E-119 to E-121: the Gimmick Pool, what was chosen of it, and what else there is. */
export function GimmicksSection() {
  const { team, settled, summary, judgement, known, options, edit } = useTeam();
  const chosen = team.gimmicks ?? [];
  const pool = team.members.length === 0 ? 0 : summary.sums?.gimmickPool;
  const useless = useMemo(() => uselessGimmicks(settled, ALL, known), [settled, known]);
  const store = (next: readonly string[]) => edit([setOrRemove('/gimmicks', next.length === 0 ? undefined : next)]);
  const choices = GIMMICKS.filter((g) => !chosen.includes(g.id)).map((g) => ({
    id: g.id,
    label: nameOf(g.id),
    group: className(g.id),
    ...(useless.has(g.id) ? { note: TEAM.nobodyUses } : {}),
  }));
  const usable = (id: string) => (useless.has(id) ? 1 : 0);

  return (
    <Section title={TEAM.gimmicks} aside={<span className={css.pool}>{TEAM.gimmicksUsed(chosen.length, pool)}</span>}>
      <div className={css.gimmicks} data-path="/gimmicks">
        {chosen.length === 0 ? null : (
          <ul className={css.chosen}>
            {chosen.map((id, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a Gimmick may stand there twice, which is a finding
              <li className={css.gimmick} key={`${index} ${id}`} data-path={`/gimmicks/${index}`}>
                <div className={css.gimmickHead}>
                  <strong>{nameOf(id)}</strong>
                  <span className={css.tag}>{className(id)}</span>
                </div>
                <IconButton
                  icon={<X />}
                  label={TEAM.removeGimmick(nameOf(id))}
                  data-remove
                  onPress={() => {
                    store(chosen.filter((_, i) => i !== index));
                    focusLater(`[data-path="/gimmicks/${Math.min(index, chosen.length - 2)}"] [data-remove]`);
                  }}
                />
                <p>
                  <Starred text={gimmickText(id, options)?.text ?? TEAM.unknownGimmick} />
                </p>
                <FieldFindings findings={judgement.findings.filter((f) => f.path === `/gimmicks/${index}`)} />
              </li>
            ))}
          </ul>
        )}
        <div className={css.addGimmick}>
          <Picker
            label={TEAM.addGimmick}
            placeholder={TEAM.addGimmick}
            choices={[...choices].sort((a, b) => usable(a.id) - usable(b.id))}
            taken={chosen.map(nameOf)}
            onPick={(ids) => store([...chosen, ...ids])}
          />
          <span className={css.quiet}>{TEAM.gimmicksHint}</span>
        </div>
        <FieldFindings findings={judgement.findings.filter((f) => f.path === '/gimmicks')} />
      </div>
    </Section>
  );
}

/** Words between stars stand out, as on the printed sheet. */
function Starred({ text }: { text: string }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text are known by their place
  return text.split('*').map((part, i) => (i % 2 === 1 ? <strong key={i}>{part}</strong> : part));
}
