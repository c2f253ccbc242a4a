import { Button, Modal, TextInput } from '@mantine/core';
import '@mantine/core/styles/UnstyledButton.css';
import '@mantine/core/styles/Button.css';
import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/Paper.css';
import '@mantine/core/styles/CloseButton.css';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Modal.css';
import { useState } from 'react';
import { MantineParts } from '../../src/client/ui/mantine/mantine-parts.tsx';
import { Section, State } from './state.tsx';

/** Mantine's own parts, as private routes will use them. */
export function MantineStates() {
  const [isOpen, setOpen] = useState(false);
  return (
    <MantineParts>
      <Section heading="اجزای Mantine">
        <State name="دکمه">
          <Button>Mantine اصلی</Button>
          <Button variant="default" onClick={() => setOpen(true)}>
            Mantine پنجره
          </Button>
          <Button color="red" variant="default">
            Mantine حذف
          </Button>
          <Button disabled>Mantine غیرفعال</Button>
        </State>
        <State name="میدان" as="fields">
          <TextInput label="نام Mantine" placeholder="نام" />
          <TextInput label="خطای Mantine" error="عدد بنویسید" />
          <TextInput label="بستهٔ Mantine" disabled defaultValue="بسته" />
        </State>
        <Modal
          opened={isOpen}
          onClose={() => setOpen(false)}
          title="پنجرهٔ Mantine"
          closeButtonProps={{ 'aria-label': 'بستن' }}
        >
          <TextInput label="درون پنجره" />
        </Modal>
      </Section>
    </MantineParts>
  );
}
