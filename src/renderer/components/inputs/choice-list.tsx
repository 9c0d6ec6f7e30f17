import { type KeyboardEvent, useMemo } from 'react';
import { Header, ListBox, ListBoxItem, ListBoxSection, Text } from 'react-aria-components';
import { shownName } from '../name.tsx';
import css from '../overlay.module.css';
import { type Choice, grouped } from './choice.ts';

interface Props {
  choices: readonly Choice[];
  empty: string;
  label: string;
  /** A remark below the list. */
  note?: string;
}

/** The open list of a picker or a select. Tab picks the highlighted choice, as in lists of the operating system. */
export function ChoiceList({ choices, empty, label, note = '' }: Props) {
  const groups = useMemo(() => grouped(choices), [choices]);
  return (
    <div onKeyDownCapture={takeWithTab}>
      <ListBox
        className={css.list ?? ''}
        aria-label={label}
        renderEmptyState={() => <div className={css.empty}>{empty}</div>}
      >
        {groups.map(({ group, choices: held }) =>
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
      <div className={css.more} role="status">
        {note}
      </div>
    </div>
  );
}

function takeWithTab(event: KeyboardEvent): void {
  if (event.key !== 'Tab' || event.shiftKey) return;
  (event.target as Element).closest<HTMLElement>('[role="option"]')?.click();
}

function Option({ choice }: { choice: Choice }) {
  return (
    <ListBoxItem id={choice.id} textValue={choice.label} className={css.option ?? ''}>
      <Text slot="label" className={css.optionName ?? ''} dir="auto">
        {shownName(choice.label)}
      </Text>
      {choice.note === undefined ? null : (
        <span className={css.note} data-note>
          {choice.note}
        </span>
      )}
    </ListBoxItem>
  );
}
