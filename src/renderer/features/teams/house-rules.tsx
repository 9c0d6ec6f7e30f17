import { pointer } from '../../../shared/document/pointer.ts';
import { FieldFrame } from '../../fields/field.tsx';
import { TEAM } from '../../strings/documents/team.ts';
import { Section } from '../documents/form/section.tsx';
import css from './team-form.module.css';
import { useTeam } from './team-view.ts';

/** The house rules that stand in the team's file; nothing when there are none. */
export function HouseRules() {
  const { team, judgement } = useTeam();
  const options = Object.entries(team.options ?? {});
  if (options.length === 0) return null;
  return (
    <Section title={TEAM.houseRules}>
      <p className={css.quiet}>{TEAM.houseRulesHint}</p>
      <ul className={css.rules}>
        {options.map(([key, value]) => {
          const path = pointer('/options', key);
          return (
            <li key={key} tabIndex={-1}>
              <FieldFrame path={path} findings={judgement.findings.filter((f) => f.path === path)}>
                <span className={css.rule}>
                  <span>{key}</span>
                  <strong>{spoken(value)}</strong>
                </span>
              </FieldFrame>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

function spoken(value: unknown): string {
  if (typeof value === 'boolean') return value ? TEAM.on : TEAM.off;
  return typeof value === 'string' ? value : JSON.stringify(value);
}
