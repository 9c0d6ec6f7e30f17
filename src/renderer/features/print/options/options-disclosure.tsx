import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, Disclosure, DisclosurePanel, Heading } from 'react-aria-components';
import css from './options-disclosure.module.css';

interface Props {
  title: string;
  /** A summary of the settings inside, shown while the section is collapsed. */
  summary?: string;
  children: ReactNode;
}

/** A collapsible section for options that are seldom needed. A collapsed section does not render its content. */
export function OptionsDisclosure({ title, summary, children }: Props) {
  return (
    <Disclosure className={css.fold ?? ''}>
      {({ isExpanded }) => (
        <>
          <Heading level={3} className={css.head ?? ''}>
            <Button slot="trigger" className={css.button ?? ''}>
              <ChevronRight aria-hidden />
              <span>{title}</span>
              {summary === undefined || summary === '' ? null : <span className={css.summary}>{summary}</span>}
            </Button>
          </Heading>
          <DisclosurePanel className={css.panel ?? ''}>{isExpanded ? children : null}</DisclosurePanel>
        </>
      )}
    </Disclosure>
  );
}
