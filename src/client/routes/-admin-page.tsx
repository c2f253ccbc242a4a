import { useState } from 'react';
import { AdminScreen } from '../features/account/admin/admin-screen.tsx';
import { ReceivedFeedbacks } from '../features/feedback/admin/received-feedbacks.tsx';
import { receivedTexts } from '../texts/feedback.ts';
import { Segmented } from '../ui/kit/segmented.tsx';

const sections = ['merchants', 'feedback'] as const;
type Section = (typeof sections)[number];

const labels: Readonly<Record<Section, string>> = { merchants: receivedTexts.merchants, feedback: receivedTexts.title };

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
      </div>
      {section === 'merchants' ? <AdminScreen /> : <ReceivedFeedbacks />}
    </>
  );
}
