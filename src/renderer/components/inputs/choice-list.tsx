import { type KeyboardEvent, useMemo } from 'react';
import { Header, ListBox, ListBoxItem, ListBoxSection, Text } from 'react-aria-components';
import { formatDisplayName } from '../display-name.tsx';
import css from '../overlay.module.css';
import { type Choice, groupChoices } from './choice.ts';

interface Props {
  choices: readonly Choice[];
  emptyText: string;
  label: string;
  /** A remark below the list. */
  footnote?: string;
}

/** The open list of a picker or a select. Tab picks the highlighted choice, as in lists of the operating system. */
export function ChoiceList({ choices, emptyText, label, footnote = '' }: Props) {
  const choiceGroups = useMemo(() => groupChoices(choices), [choices]);
  return (
    <div onKeyDownCapture={pickOnTab}>
      <ListBox
        className={css.list ?? ''}
        aria-label={label}
        renderEmptyState={() => <div className={css.empty}>{emptyText}</div>}
      >
        {choiceGroups.map(({ group, choices: choicesInGroup }) =>
          group === '' ? (
            choicesInGroup.map((choice) => <Option key={choice.id} choice={choice} />)
          ) : (
            <ListBoxSection id={`group ${group}`} key={group}>
              <Header className={css.heading}>{group}</Header>
              {choicesInGroup.map((choice) => (
                <Option key={choice.id} choice={choice} />
              ))}
            </ListBoxSection>
          ),
        )}
      </ListBox>
      <div className={css.more} role="status">
        {footnote}
      </div>
    </div>
  );
}

function pickOnTab(event: KeyboardEvent): void {
  if (event.key !== 'Tab' || event.shiftKey) return;
  (event.target as Element).closest<HTMLElement>('[role="option"]')?.click();
}

function Option({ choice }: { choice: Choice }) {
  return (
    <ListBoxItem id={choice.id} textValue={choice.label} className={css.option ?? ''}>
      <Text slot="label" className={css.optionName ?? ''} dir="auto">
        {formatDisplayName(choice.label)}
      </Text>
      {choice.note === undefined ? null : (
        <span className={css.note} data-note>
          {choice.note}
        </span>
      )}
    </ListBoxItem>
  );
}
