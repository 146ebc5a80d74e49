import type { ArticleKey, ArticleText } from './articles.ts'

export const ENGLISH_ARTICLES: Readonly<Partial<Record<ArticleKey, ArticleText>>> = {
  createAppointment: {
    title: 'Creating an appointment in the calendar',
    subtitle: 'Start by clicking a free time',
    html: `
      <h2>Creating an appointment</h2>
      <p>Click a <strong>free time</strong> in the calendar; the appointment window opens with that time filled in.</p>
      <ol>
        <li>Find the patient by name, phone or citizenship number. If there is no record yet, choose <em>New patient</em>.</li>
        <li>Choose the kind of appointment. Its length comes from the clinic's settings; change it if you need to.</li>
        <li>Add a note where it helps. Only the staff of the clinic can read it.</li>
        <li>Press <strong>Save</strong>. The patient receives a confirmation by SMS.</li>
      </ol>
      <h3>Questions we are often asked</h3>
      <p><strong>Can two appointments share a time?</strong> Yes. The calendar shows the overlap and asks you to confirm.</p>
      <p><strong>How do I book for another doctor?</strong> Choose the doctor at the top of the window; only those whom you may
        see are listed.</p>`,
  },
  moveAppointment: {
    title: 'Moving an appointment or changing its length',
    subtitle: 'Drag it, or edit it',
    html: `
      <p>There are two ways to move an appointment:</p>
      <ul>
        <li><strong>Dragging:</strong> drop it on its new time. Pull its lower edge to change the length.</li>
        <li><strong>Editing:</strong> click it, choose <em>Edit</em> and type the day and time. With a keyboard this is the fastest
          way.</li>
      </ul>
      <p>Before saving you are asked whether the patient should be told. Without that, no SMS is sent.</p>
      <blockquote>An appointment moved to a past day counts for that day in the reports.</blockquote>`,
  },
  cancelAppointment: {
    title: 'Cancellations and patients who do not come',
    subtitle: 'The difference between “cancelled” and “did not come”',
    html: `
      <p>Click the appointment and choose its state:</p>
      <table>
        <thead><tr><th>State</th><th>When</th><th>Is the time free again?</th></tr></thead>
        <tbody>
          <tr><td>Cancelled</td><td>The patient or the clinic withdrew</td><td>Yes, at once</td></tr>
          <tr><td>Did not come</td><td>The time has passed</td><td>No</td></tr>
          <tr><td>Postponed</td><td>A new day was agreed</td><td>Yes</td></tr>
        </tbody>
      </table>
      <p>Do write the reason: the <em>CRM patient follow-up</em> screen filters these patients by it.</p>`,
  },
  workingHours: {
    title: 'Working hours and days off',
    subtitle: 'The hours of the clinic and your own',
    html: `
      <p>The light areas of the calendar are working hours: <strong>yours</strong> if there are any, else those of the
        <strong>clinic</strong>. The <em>Settings</em> page shows both.</p>
      <h3>Adding time off</h3>
      <ol>
        <li>Open the day in the calendar and click its name.</li>
        <li>Choose <em>Add closed time</em> and type when it begins and ends.</li>
        <li>If there are appointments in it, they are listed; move or cancel all of them in one go.</li>
      </ol>`,
  },
  onlineBooking: {
    title: 'Lengths of online appointments',
    subtitle: 'Appointments that patients book themselves',
    html: `
      <p>Online appointments have the length that the clinic has set. If another one is set for you, yours counts.</p>
      <ul>
        <li>Online consultations and visits have <strong>separate</strong> lengths.</li>
        <li>For a break between two appointments make them longer; there is no setting for breaks.</li>
        <li>An appointment booked online is blue and appears among the <em>appointment notifications</em>.</li>
      </ul>
      <p>To have the lengths changed, ask the manager of your clinic or open a <a href="/en/support">support ticket</a>.</p>`,
  },
  printDay: {
    title: 'Printing the list of the day',
    subtitle: 'All appointments of a day on one page',
    html: `
      <p>Switch the calendar to <strong>Day</strong> and press <kbd>Ctrl</kbd> + <kbd>P</kbd>. The list has time, name, kind and
        note; citizenship numbers are not printed.</p>
      <p>Do not leave it lying about: the names of patients are personal data.</p>`,
  },
  findPatient: {
    title: 'Finding a patient',
    subtitle: 'Ctrl + K, from every page',
    html: `
      <p>Open the search with <kbd>Ctrl</kbd> + <kbd>K</kbd> (<kbd>⌘</kbd> + <kbd>K</kbd> on a Mac) and type at least three
        characters.</p>
      <ul>
        <li>Name and surname may come in any order: <em>yılmaz ayşe</em> works.</li>
        <li>Turkish letters are not needed: <em>isil</em> finds <em>Işıl</em>.</li>
        <li>Part of the phone or citizenship number is enough.</li>
      </ul>
      <p>Tell patients of the same name apart by birth date and phone.</p>`,
  },
  lockedPatient: {
    title: 'Locked patients and the PIN of the day',
    subtitle: 'Opening confidential records',
    html: `
      <p>Some records are locked. They open with the <strong>four-digit PIN of the day</strong>, which changes daily and comes
        from the manager of your clinic.</p>
      <p>If the PIN does not match, check first whether the date has changed. After five wrong tries you have to wait a moment.</p>`,
  },
  reminders: {
    title: 'Reminders',
    subtitle: 'Read, unread and removing',
    html: `
      <p>The dot on the bell means that there are unread reminders. Clicking one marks it as read and opens the patient's follow-up
        page. The dot beside it makes it unread again.</p>
      <p>The cross takes the reminder off the list <strong>on this device</strong> only; the record stays.</p>`,
  },
  switchClinic: {
    title: 'Switching to another clinic',
    subtitle: 'For those who work in several clinics',
    html: `
      <p>Click the card of the clinic above the side menu and choose another one. The page reloads; patients, notifications and
        reports are now those of that clinic. Your other open tabs follow.</p>`,
  },
  videoCall: {
    title: 'Video consultations',
    subtitle: 'Camera and microphone',
    html: `
      <ol>
        <li>Open the link of the consultation; the browser asks for camera and microphone.</li>
        <li>If you said no, allow them again by the lock in the address bar and choose <em>Try again</em>.</li>
        <li>You can make the window small during the call and look at the patient's record.</li>
      </ol>
      <p>If the connection breaks, the call comes back by itself.</p>`,
  },
}
