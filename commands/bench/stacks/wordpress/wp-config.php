<?php
// Settings of the WordPress that is measured: as a team would have them, without anything that asks other hosts.
$address = 'http://' . ($_SERVER['HTTP_HOST'] ?? 'localhost');
define('WP_HOME', $address);
define('WP_SITEURL', $address);
define('DB_NAME', 'wordpress');
define('DB_USER', 'root');
define('DB_PASSWORD', '');
define('DB_HOST', 'localhost:' . getenv('WORDPRESS_DATABASE'));
define('DB_CHARSET', 'utf8mb4');
define('DB_COLLATE', '');
// Waiting tasks would be done by the machine's own cron, not by visits.
define('DISABLE_WP_CRON', true);
define('WP_HTTP_BLOCK_EXTERNAL', true);
define('AUTOMATIC_UPDATER_DISABLED', true);
$table_prefix = 'wp_';
defined('ABSPATH') || define('ABSPATH', __DIR__ . '/');
require_once ABSPATH . 'wp-settings.php';
