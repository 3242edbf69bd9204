import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { LegalDocument } from '#contracts/legal/document.ts';
import { useGetLegalDocumentQuery } from './api.ts';
import { useAfterFirstData } from '#src/api/use-after-first-data.ts';
import { Page } from '#src/layout/Page.tsx';
import { paths } from '#src/platform/routing/paths.ts';
import { selectRole } from '#src/platform/session/session.ts';
import { usePageQuery } from '#src/platform/routing/use-page-query.ts';
import { useAppSelector } from '#src/platform/store/use-store.ts';
import { AppLink } from '#src/ui/parts/AppLink.tsx';
import { DateText } from '#src/ui/format/DateText.tsx';
import { ProblemNotice } from '#src/ui/trouble/ProblemNotice.tsx';
import { DocumentSkeleton } from '#src/ui/loading/Skeletons.tsx';
import { AcceptedVersion } from './AcceptedVersion.tsx';
import classes from './LegalPage.module.css';
import { LegalTable } from './LegalTable.tsx';
import { SearchField } from './SearchField.tsx';
import { SearchText } from './SearchText.tsx';
import { useActiveSection } from './use-active-section.ts';
import { VersionChanges } from './VersionChanges.tsx';

interface LegalPageProps {
  kind: LegalDocument['kind'];
  /** The heading until the text has been fetched, which has its own. */
  heading: string;
}

/** A legal text in its current version: a summary, the contents, the full text, and a print button. */
export function LegalPage({ kind, heading }: LegalPageProps) {
  const { data: text, error, refetch } = useGetLegalDocumentQuery({ params: { kind } });
  if (!text) {
    return (
      <Page heading={heading}>
        {error === undefined ? (
          <DocumentSkeleton />
        ) : (
          <ProblemNotice error={error} onRetry={() => void refetch()} />
        )}
      </Page>
    );
  }
  return <Text text={text} />;
}

function Text({ text }: { text: LegalDocument }) {
  const { kind, title, version, effectiveFrom, summary, sections } = text;
  const [ids] = useState(() => sections.map(({ id }) => id));
  const active = useActiveSection(ids);
  const [words, setWords] = useState('');
  const [showsChanges, setShowsChanges] = useState(false);
  const isSearched = words.trim() !== '';
  const { since } = usePageQuery(kind);
  const isCustomer = useAppSelector(selectRole) === 'CUSTOMER';
  const isPageThere = useAfterFirstData();
  // After hydration, because the HTML is rendered without a version.
  const { key } = useLocation();
  useEffect(() => {
    if (since !== undefined) setShowsChanges(true);
  }, [since, key]);
  // A link to a section cannot be followed before the text is rendered, so it is followed here.
  useEffect(() => {
    document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, []);
  return (
    <Page
      heading={title}
      lead={
        <>
          Version {version}, in force since <DateText value={effectiveFrom} />
        </>
      }
      actions={
        <>
          <SearchField onChange={setWords} />
          <Button
            variant="default"
            size="sm"
            aria-expanded={showsChanges}
            onClick={() => setShowsChanges(!showsChanges)}
          >
            What changed
          </Button>
          <Button variant="default" size="sm" onClick={() => window.print()}>
            Print
          </Button>
          {kind === 'privacy' && (
            <Button component={AppLink} to={paths.profile()} variant="default" size="sm">
              Your data and consent
            </Button>
          )}
        </>
      }
    >
      {kind === 'terms' && isCustomer && isPageThere && !showsChanges && !isSearched && (
        <AcceptedVersion text={text} />
      )}
      {(isSearched || showsChanges) && (
        <div className={classes.tool}>
          {isSearched ? (
            <SearchText sections={sections} words={words} />
          ) : (
            <VersionChanges key={since} text={text} since={since} />
          )}
        </div>
      )}
      <div className={classes.columns}>
        <section className={classes.summary} aria-label="In short">
          <h2>In short</h2>
          <ul>
            {summary.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </section>
        <nav aria-label="Contents" className={classes.contents}>
          <ol>
            {sections.map(({ id, heading }) => (
              <li key={id}>
                <a href={`#${id}`} aria-current={active === id ? 'true' : undefined}>
                  {heading}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <article className={classes.text}>
          {sections.map(({ id, heading, paragraphs, table }, index) => (
            <section key={id} id={id} tabIndex={-1}>
              <h2>
                {index + 1}. {heading}
              </h2>
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
              {table && <LegalTable {...table} />}
            </section>
          ))}
          <p className={classes.hash}>Fingerprint of this text (SHA-256): {text.hash}</p>
        </article>
      </div>
    </Page>
  );
}
