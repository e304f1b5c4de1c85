import { complaintTexts } from '#lib/messages-content.ts';
import { paths } from '#lib/paths.ts';
import { ComplaintScreen } from './complaint-screen.tsx';

const trail = [{ label: complaintTexts.crumb, to: paths.complaints }, { label: complaintTexts.newCrumb }];

export const Screen = () => <ComplaintScreen trail={trail} />;
