import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { ReceivedComments } from '../../features/content/comment/admin/received-comments.tsx';
import { receivedCommentTexts } from '../../features/content/comment/comments-texts.ts';
import { ReceivedFeedbacks } from '../../features/feedback/admin/received-feedbacks.tsx';
import { receivedTexts } from '../../features/feedback/feedback-texts.ts';
import { BackgroundJobs } from '../../features/jobs/admin/background-jobs.tsx';
import { jobTexts } from '../../features/jobs/jobs-texts.ts';
import { AdminScreen } from '../../features/merchants/admin/admin-screen.tsx';
import { SiteVisits } from '../../features/visits/visitor-chart/site-visits.tsx';
import { contentEditorTexts } from '../../parts/content/content-editor-texts.ts';
import { visitorChartTexts } from '../../parts/visits/visitor-chart-texts.ts';
import { buttonClass } from '../../ui/kit/button.tsx';
import { Segmented } from '../../ui/kit/fields/segmented.tsx';

const sections = ['merchants', 'feedback', 'comments', 'visits', 'jobs'] as const;
type Section = (typeof sections)[number];

const labels: Readonly<Record<Section, string>> = {
  merchants: receivedTexts.merchants,
  feedback: receivedTexts.title,
  comments: receivedCommentTexts.title,
  visits: visitorChartTexts.title,
  jobs: jobTexts.title,
};

const screens: Readonly<Record<Section, () => ReactNode>> = {
  merchants: () => <AdminScreen />,
  feedback: () => <ReceivedFeedbacks />,
  comments: () => <ReceivedComments />,
  visits: () => <SiteVisits />,
  jobs: () => <BackgroundJobs />,
};

/** Where the operator's parts of several features meet. */
export function AdminPage() {
  const [section, setSection] = useState<Section>('merchants');
  return (
    <>
      <div>
        <Segmented
          legend={receivedTexts.sections}
          name="admin-section"
          value={section}
          onChoose={setSection}
          options={sections.map((value) => ({ value, label: labels[value] }))}
        />
        <Link to="/profile/admin/contents" className={buttonClass('link')}>
          {contentEditorTexts.title}
        </Link>
      </div>
      {screens[section]()}
    </>
  );
}
