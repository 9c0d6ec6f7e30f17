import { TextRow } from '../../fields/text-row.tsx';
import { useTranslate } from '../../texts/use-translate.ts';
import form from '../documents/form/form.module.css';
import { Section } from '../documents/form/section.tsx';
import { MembersSection } from './members/members-section.tsx';
import { useMemberDrop } from './members/use-member-drop.ts';
import { PicksSection } from './picks-section.tsx';
import { SettingsSection } from './settings/settings-section.tsx';
import css from './team-form.module.css';
import { useTeam } from './team-view.ts';

/** Shows the form with every field of a team: first the settings in one line, then the members. All of it takes dropped characters. */
export function TeamForm({ className }: { className: string | undefined }) {
  const translate = useTranslate();
  const { picks } = useTeam().teamRules.form;
  const { memberDrop, handlers } = useMemberDrop();
  return (
    <div
      className={`${css.column} ${className ?? ''}`}
      data-over={memberDrop === undefined ? undefined : true}
      {...handlers}
    >
      <form
        className={`${form.form} ${css.form}`}
        aria-label={translate('team.label')}
        onSubmit={(event) => event.preventDefault()}
      >
        <SettingsSection />
        <MembersSection memberDrop={memberDrop} />
        {picks === undefined ? null : <PicksSection field={picks} />}
        <Section title={translate('team.notes')}>
          <TextRow pointer="/notes" label={translate('team.notesLabel')} isMultiline isOptional />
        </Section>
      </form>
    </div>
  );
}
