import { Header, ListBox, ListBoxItem, ListBoxSection, Text } from 'react-aria-components';
import { type Choice, grouped } from './choice.ts';
import css from './overlay.module.css';

/** The open list of a picker or a select. */
export function ChoiceList({ choices, empty, label }: { choices: readonly Choice[]; empty: string; label: string }) {
  return (
    <ListBox
      className={css.list ?? ''}
      aria-label={label}
      renderEmptyState={() => <div className={css.empty}>{empty}</div>}
    >
      {grouped(choices).map(({ group, choices: held }) =>
        group === '' ? (
          held.map((choice) => <Option key={choice.id} choice={choice} />)
        ) : (
          <ListBoxSection id={`group ${group}`} key={group}>
            <Header className={css.heading}>{group}</Header>
            {held.map((choice) => (
              <Option key={choice.id} choice={choice} />
            ))}
          </ListBoxSection>
        ),
      )}
    </ListBox>
  );
}

function Option({ choice }: { choice: Choice }) {
  return (
    <ListBoxItem id={choice.id} textValue={choice.label} className={css.option ?? ''}>
      <Text slot="label">{choice.label}</Text>
      {choice.note === undefined ? null : (
        <span className={css.note} data-note>
          {choice.note}
        </span>
      )}
    </ListBoxItem>
  );
}
