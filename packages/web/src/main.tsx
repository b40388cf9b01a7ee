import './styles/font.css';
import './styles/base.css';
import './styles/controls.css';
import './styles/horizon.css';
import './styles/home.css';
import './styles/set-up.css';
import './styles/touchable.css';
import './styles/pictures.css';
import './styles/cards.css';
import './styles/strips.css';
import './styles/hand.css';
import './styles/detail.css';
import './styles/spaces.css';
import './styles/factions.css';
import './styles/arrakis.css';
import './styles/conflict.css';
import './styles/table.css';
import './styles/ask.css';
import './styles/players.css';
import './styles/rivals.css';
import './styles/log.css';
import './styles/tray.css';
import './styles/ceremony.css';
import './styles/intro.css';
import './styles/guide.css';
import './styles/tablet-upright.css';
import './styles/tablet-flat.css';
import './styles/tablet.css';
import './styles/low.css';
import './styles/tall.css';
import './styles/phone.css';
import './styles/phone-board.css';
import './styles/sideways.css';
import './styles/tablet-columns.css';
import './styles/teams.css';
import './styles/teams-low.css';
import './styles/six-board.css';
import './styles/tablet-pages.css';
import './styles/end.css';
import './styles/decided.css';
import './styles/online.css';
import './styles/chat.css';
import './styles/banners.css';
import './styles/account.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app';
import { SafetyNet } from './app/safety-net';
import { SettingsProvider } from './settings/settings';

const root = document.getElementById('root');
if (root !== null) {
  createRoot(root).render(
    <StrictMode>
      <SettingsProvider>
        <SafetyNet>
          <App />
        </SafetyNet>
      </SettingsProvider>
    </StrictMode>,
  );
}

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  navigator.serviceWorker.register(`${import.meta.env.BASE_URL}sw.js`).catch(() => {
    // Without a service worker everything works, only not offline.
  });
}
