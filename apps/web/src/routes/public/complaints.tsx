import { complaintTexts } from '../../lib/messages-content.ts';
import { ComplaintScreen } from './complaint-screen.tsx';

export const Screen = () => <ComplaintScreen trail={[{ label: complaintTexts.crumb }]} />;
